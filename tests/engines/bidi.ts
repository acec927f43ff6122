import { WebSocket } from 'ws';

/** The milliseconds within which a browser answers, or is taken for stuck. */
export const patience = 60_000;

type Json = Record<string, unknown>;
interface Message {
  id?: number;
  type?: string;
  method?: string;
  params?: Json;
  result?: Json;
  error?: string;
  message?: string;
}

/** A talk with a browser by WebDriver BiDi, the W3C's protocol; `heard` gets what it tells unasked. */
export async function talk(address: string, heard: (method: string, params: Json) => void) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const waiting = new Map<number, (answer: Message) => void>();
  let last = 0;
  socket.on('message', (data) => {
    const message: Message = JSON.parse(data.toString());
    if (message.id === undefined) heard(message.method ?? '', message.params ?? {});
    else waiting.get(message.id)?.(message);
  });
  return {
    send: (method: string, params: Json = {}) =>
      new Promise<Json>((resolve, reject) => {
        const id = ++last;
        const late = setTimeout(() => reject(new Error(`${method}: no answer`)), patience);
        waiting.set(id, ({ type, result = {}, error, message }) => {
          clearTimeout(late);
          waiting.delete(id);
          if (type === 'error') reject(new Error(`${method}: ${error}: ${message}`));
          else resolve(result);
        });
        socket.send(JSON.stringify({ id, method, params }));
      }),
    close: () => socket.close(),
  };
}
