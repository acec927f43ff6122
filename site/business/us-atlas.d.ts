/** The outlines of the states at 1 : 10,000,000 (https://github.com/topojson/us-atlas#states-10m.json). */
declare module 'us-atlas/states-10m.json' {
  type States = import('topojson-specification').GeometryCollection<{ name: string }>;
  const atlas: import('topojson-specification').Topology<{ states: States }>;
  export default atlas;
}
