import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { type Answer, send } from './server.ts';
import type { EditorFiles } from './use-files.ts';

/** While this goes by between two keys, somebody types. */
const typingMs = 300;

/** What an answer says stays until another says otherwise; but where the site is, only the newest knows. */
const newest = (before: Answer, now: Partial<Answer>): Answer => ({ ...before, site: '', ...now });

/**
 * Checks the files a moment after each change; the server keeps what is not saved, and builds the site of it.
 * @param found what the server said first; where the site cannot be built, the kinds of files stay those of before
 */
export function useCheck({ files, changes, isChanged }: EditorFiles, found: Answer) {
  const [answer, show] = useReducer(newest, found);
  const [checked, setChecked] = useState<typeof files>();
  const check = useEffectEvent(() => send('/check', changes));
  // Where nothing is left to save, the server forgets the draft before the page may be left.
  const delay = isChanged ? typingMs : 0;
  useEffect(() => {
    let isNewest = true;
    const timer = setTimeout(async () => {
      const answer = await check();
      if (!isNewest) return;
      show(answer);
      setChecked(files);
    }, delay);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [files, delay]);
  return { answer, isChecked: checked === files, show };
}
