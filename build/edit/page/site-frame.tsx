import { useEffect, useRef } from 'react';
import { useEditor } from './editor.ts';
import { nameAt } from './fields.ts';
import type { Answer } from './server.ts';

/** The site as it will be, at the page that shows the file that is open; it stays as it was while something is wrong. */
export function SiteFrame() {
  const { newest, isChecked, kind, open } = useEditor();
  const frame = useRef<HTMLIFrameElement>(null);
  const isLoading = useRef(false);
  const own = kind?.page.slice(1).replace('*', nameAt(open)) ?? '';
  // What has no page, such as a post of a later day, is beside home.
  const path = newest?.pages?.includes(own) ? own : '';
  useEffect(() => {
    if (!newest?.site || !isChecked || !frame.current) return;
    const page = newest.site + path;
    if (frame.current.src !== page) {
      frame.current.src = page;
      isLoading.current = true;
    }
    // One that loads itself anew meanwhile would stay, and what is on its way would never come.
    else if (!isLoading.current) tell(frame.current, newest);
  }, [newest, isChecked, path]);
  function onLoad() {
    isLoading.current = false;
    tell(frame.current, newest);
  }
  return <iframe ref={frame} title="The site as it will be" sandbox="allow-scripts allow-forms" onLoad={onLoad} />;
}

/** Says which build is the newest: a page of an older one loads itself anew. */
const tell = (frame: HTMLIFrameElement | null, { build }: Partial<Answer> = {}) =>
  build && frame?.contentWindow?.postMessage(build, '*');
