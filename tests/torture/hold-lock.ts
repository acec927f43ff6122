import { Fault } from '../../build/fault.ts';
import { openOutput } from '../../build/output/output.ts';

/** Opens an output and holds it until its input ends, or lets go at once; says what came of it. */
const [site = '', project = '', how = ''] = process.argv.slice(2);
try {
  const output = openOutput(site, project);
  console.log('open');
  if (how !== 'let go') for await (const _ of process.stdin);
  output.discard();
} catch (error) {
  if (!(error instanceof Fault)) throw error;
  console.log(error.message);
}
