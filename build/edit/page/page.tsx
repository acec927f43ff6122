import { createRoot } from 'react-dom/client';
import { formatProblem } from '../../problem.ts';
import { FileForm } from './file-form.tsx';
import { Header } from './header.tsx';
import { Conflict, DraftNotice, SharedNotice } from './notices.tsx';
import { Ready } from './ready.tsx';
import { type Answer, send } from './server.ts';
import { SiteFrame } from './site-frame.tsx';
import { TextButtons } from './text-buttons.tsx';
import { useEditor } from './use-editor.ts';

/** The form of one file after another, beside the site as it will be. */
function Editor({ found }: { found: Answer }) {
  const editor = useEditor(found);
  return (
    <>
      <Header {...editor} />
      <main key={editor.open}>
        <Conflict {...editor} />
        <DraftNotice {...editor} />
        <SharedNotice {...editor} />
        <FileForm {...editor} />
        <TextButtons {...editor} />
        <Ready {...editor} />
      </main>
      <SiteFrame {...editor} />
    </>
  );
}

void send('/state').then((answer) => {
  createRoot(document.body).render(
    answer.kinds ? <Editor found={answer} /> : <p role="alert">{answer.problems?.map(formatProblem).join(' ')}</p>,
  );
});
