import { useEffect, useRef } from 'react';
import { useEditor } from './editor.ts';

/**
 * The site beside the form, at the page that shows the open file. Each page says that it is there, is told the number of the
 * newest build, and reloads if it is from another. That would cancel a navigation, so another page has a frame of its own.
 */
export function PreviewFrame() {
  const { page, build } = useEditor();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // A sandboxed page has no origin that could be named.
    const tellBuild = () => frame.current?.contentWindow?.postMessage(build, '*');
    const onPage = ({ source }: MessageEvent) => source === frame.current?.contentWindow && tellBuild();
    tellBuild();
    addEventListener('message', onPage);
    return () => removeEventListener('message', onPage);
  });
  return (
    <iframe key={page} ref={frame} title="The site as it will be" sandbox="allow-scripts allow-forms" src={page} />
  );
}
