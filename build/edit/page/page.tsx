import { createRoot } from 'react-dom/client';
import { formatProblem } from '../../problem.ts';
import { listOf, toggle } from './changes.ts';
import { change, discardDraft, editor, save, settle, start, useEditor } from './editor.ts';
import { nameAt } from './fields.ts';
import { FileForm } from './file-form.tsx';
import { Header } from './header.tsx';
import { Ready } from './ready.tsx';
import { send } from './server.ts';
import { SiteFrame } from './site-frame.tsx';

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
            You didn’t save these changes. Here they are again.
            <button type="button" onClick={discardDraft}>
              Discard them
            </button>
          </section>
        )}
        {shared.includes(open) && (
          <p>All your companies share these words. Your changes are saved for this company only.</p>
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

/** What somebody else saved meanwhile: their changes can be taken, or be saved over. */
function Conflict() {
  const { changed: theirs = {}, saved } = useEditor();
  if (Object.keys(theirs).length === 0) return null;
  return (
    <section role="alert">
      {Object.entries(theirs).map(([name, now]) => (
        <div key={name}>
          Someone else changed {name}. It now says:
          <pre>{newLines(saved[name] ?? null, now).join('\n')}</pre>
        </div>
      ))}
      <button type="button" onClick={() => settle(theirs, theirs)}>
        Use theirs
      </button>
      <button type="button" onClick={() => settle(theirs, {})}>
        Keep mine
      </button>
    </section>
  );
}

/** Those lines of a file that stood otherwise before. */
const newLines = (before: string | null, after: string | null) =>
  (after ?? 'It was deleted.')
    .split('\n')
    .filter((line) => !before?.split('\n').includes(line))
    .slice(0, 5);

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
    kind?.start &&
    !kind.start.needed?.includes(name) && (
      <button type="button" onClick={() => change({ [open]: null })}>
        Delete this text
      </button>
    )
  );
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
