import { useEffect, useRef } from 'react';
import type { EditorState } from './use-editor.ts';
import { nameAt } from './values.ts';

/** The site as it will be, at the page that shows the file that is open; it stays as it was while something is wrong. */
export function SiteFrame({ answer, isChecked, kind, open }: EditorState) {
  const frame = useRef<HTMLIFrameElement>(null);
  const path = kind?.page.slice(1).replace('*', nameAt(open)) ?? '';
  useEffect(() => {
    if (!answer.site || !isChecked || !frame.current) return;
    const page = answer.site + path;
    if (frame.current.src === page) frame.current.contentWindow?.postMessage('reload', '*');
    else frame.current.src = page;
  }, [answer, isChecked, path]);
  return <iframe ref={frame} title="The site as it will be" sandbox="allow-scripts allow-forms" />;
}
