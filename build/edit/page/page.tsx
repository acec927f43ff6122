import { createRoot } from 'react-dom/client';
import { formatProblem } from '../../problem.ts';
import { Editor } from './editor.tsx';
import { send } from './server.ts';

void send('/state').then((answer) => {
  createRoot(document.body).render(
    answer.kinds ? <Editor found={answer} /> : <p role="alert">{answer.problems?.map(formatProblem).join(' ')}</p>,
  );
});
