import { useEffect, useRef } from 'react';
import { useEditor } from './editor.ts';

/**
 * The site beside the form, at the page that shows the open file. Each page says its path, is told the number of the newest
 * build, and reloads if it is from another. That can cancel a navigation, so a page that wasn't reached is asked for again.
 */
export function PreviewFrame() {
  const { page, build } = useEditor();
  const frame = useRef<HTMLIFrameElement>(null);
  const reached = useRef<string>(undefined);
  useEffect(() => {
    // A sandboxed page has no origin that could be named.
    const tellBuild = () => reached.current === page && frame.current?.contentWindow?.postMessage(build, '*');
    function onPage({ source, data }: MessageEvent) {
      if (!page || !frame.current || source !== frame.current.contentWindow) return;
      if (data === new URL(page).pathname) reached.current = page;
      if (reached.current !== page) frame.current.src = page;
      tellBuild();
    }
    tellBuild();
    addEventListener('message', onPage);
    return () => removeEventListener('message', onPage);
  });
  return <iframe ref={frame} title="The site as it will be" sandbox="allow-scripts allow-forms" src={page} />;
}
