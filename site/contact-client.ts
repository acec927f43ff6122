import { enhanceEmbeddedMap } from './components/embedded-map/embedded-map.client.ts';
import { enhanceWhereAmI } from './components/where-am-i/where-am-i.client.ts';
import { enhanceAll } from './enhance.ts';

enhanceAll({
  'where-am-i': enhanceWhereAmI,
  'embedded-map': enhanceEmbeddedMap,
});
