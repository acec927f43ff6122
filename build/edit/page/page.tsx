import { createRoot } from 'react-dom/client';
import { formatProblem } from '../../problem.ts';
import { editor, save, start, useEditor } from './editor.ts';
import { FileForm } from './file-form.tsx';
import { Header } from './header.tsx';
import { Ready } from './ready.tsx';
import { send } from './server.ts';
import { TextButtons } from './text-buttons.tsx';

/** The form of one file after another, beside the site as it will be at the page that shows the file. */
function Page() {
  const { alert, open, shared, page } = useEditor();
  return (
    <>
      <Header />
      <main key={open}>
        {alert && <p role="alert">{alert}</p>}
        <TextButtons />
        {shared.includes(open) && (
          <p>All your companies share these words. Your changes are saved for this company only.</p>
        )}
        {isPost(open) && shared.some(isPost) && (
          <p>With a post of its own, a company no longer shows the posts that all your companies have.</p>
        )}
        <FileForm />
        <Ready />
      </main>
      {/* Each page reloads itself after a build. That would cancel a navigation, so another page has a frame of its own. */}
      <iframe key={page} title="The site as it will be" sandbox="allow-scripts allow-forms" src={page} />
    </>
  );
}

const isPost = (file: string) => file.includes('/posts/');

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
