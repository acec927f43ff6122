import { useEffect, useRef } from 'react';
import { useEditor } from './editor.ts';
import { nameAt } from './fields.ts';

/** The site as it will be, at the page that shows the file that is open; it stays as it was while something is wrong. */
export function SiteFrame() {
  const { newest, isChecked, kind, open } = useEditor();
  const frame = useRef<HTMLIFrameElement>(null);
  const own = kind?.page.slice(1).replace('*', nameAt(open)) ?? '';
  // What has no page, such as a post of a later day, is beside home.
  const path = newest?.pages?.includes(own) ? own : '';
  useEffect(() => {
    if (!newest?.site || !isChecked || !frame.current) return;
    const page = newest.site + path;
    if (frame.current.src === page) frame.current.contentWindow?.postMessage('reload', '*');
    else frame.current.src = page;
  }, [newest, isChecked, path]);
  return <iframe ref={frame} title="The site as it will be" sandbox="allow-scripts allow-forms" />;
}
