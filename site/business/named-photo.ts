import * as v from 'valibot';
import { focus } from './fields/focus.ts';
import { object } from './fields/object.ts';
import { matching } from './fields/text.ts';

/**
 * A photo of somebody or something that the facts name: `"pat"`, or where its middle is not what matters,
 * `{ "name": "pat", "focus": "top" }`.
 */
export function namedPhoto(example: string) {
  const name = matching(
    /^[a-z\d][a-z\d-]{0,39}$/,
    'the name of a file in site/photos without its extension, in lower case',
    { hint: `The photo’s name in site/photos: "${example}" for ${example}.jpg. Leave blank for no photo.`, example },
  );
  const focused = object({ name, ...focus });
  return v.pipe(
    v.union([name, focused]),
    v.metadata({ ...v.getMetadata(name), toDo: 'Choose a photo.', isPhotoName: true }),
    v.transform((given): v.InferOutput<typeof focused> => (typeof given === 'string' ? { name: given } : given)),
  );
}
