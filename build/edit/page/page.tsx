import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { formatProblem } from '../../problem.ts';
import { listOf, toggle } from './changes.ts';
import { Conflict } from './conflict.tsx';
import { change, discardDraft, editor, save, start, useEditor } from './editor.ts';
import { nameAt } from './fields.ts';
import { FileForm } from './file-form.tsx';
import { Header } from './header.tsx';
import { Ready } from './ready.tsx';
import { send } from './server.ts';

/** The form of one file after another, beside the site as it will be. */
function Page() {
  const { open, shared, draft } = useEditor();
  return (
    <>
      <Header />
      <main key={open}>
        <Conflict />
        {draft && (
          <section role="alert">
            These changes were never saved. They are here again.
            <button type="button" onClick={discardDraft}>
              Throw them away
            </button>
          </section>
        )}
        {shared.includes(open) && (
          <p>All your companies have these words. What you change is saved for this company alone.</p>
        )}
        {isPost(open) && shared.some(isPost) && (
          <p>With a post of its own, a company no longer shows the posts that all your companies have.</p>
        )}
        <FileForm />
        <TextButtons />
        <Ready />
      </main>
      <SiteFrame />
    </>
  );
}

const isPost = (file: string) => file.includes('/posts/');

/** Takes a text off the site: one that the site came with is hidden, as other texts lead to it; an own one is deleted. */
function TextButtons() {
  const { facts, kinds, kind, open } = useEditor();
  const name = nameAt(open);
  if (open === facts) return null;
  if (JSON.stringify(kinds[0]?.schema.properties?.leaveOut).includes(`"${name}"`))
    return (
      <button type="button" onClick={() => toggle('leaveOut', name)}>
        {listOf('leaveOut').includes(name) ? 'Show it on the site again' : 'Hide it on the site'}
      </button>
    );
  return (
    kind?.start && (
      <button type="button" onClick={() => change({ [open]: null })}>
        Delete this text
      </button>
    )
  );
}

/** The site as it will be, at the page that shows the file that is open; it stays as it was while something is wrong. */
function SiteFrame() {
  const { newest, isChecked, kind, absent, open } = useEditor();
  const frame = useRef<HTMLIFrameElement>(null);
  // What has no page is beside home.
  const path = absent.includes(open) ? '' : (kind?.page.slice(1).replace('*', nameAt(open)) ?? '');
  useEffect(() => {
    if (!newest?.site || !isChecked || !frame.current) return;
    const page = newest.site + path;
    if (frame.current.src === page) frame.current.contentWindow?.postMessage('reload', '*');
    else frame.current.src = page;
  }, [newest, isChecked, path]);
  return <iframe ref={frame} title="The site as it will be" sandbox="allow-scripts allow-forms" />;
}

// It asks before unsaved changes are left.
window.addEventListener('beforeunload', (event) => editor.isChanged && event.preventDefault());
window.addEventListener('keydown', (event) => {
  if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  if (editor.isChanged) void save();
});
void send('/state').then((found) => {
  if (found.kinds) start(found);
  createRoot(document.body).render(
    found.kinds ? <Page /> : <p role="alert">{found.problems?.map(formatProblem).join(' ')}</p>,
  );
});
