import { enhanceWhereAmI } from './components/where-am-i/where-am-i.client.ts';
import { enhanceAll } from './enhance.ts';

enhanceAll({
  'where-am-i': enhanceWhereAmI,
});
