import type { ReactNode } from 'react';

/** The sections of a text; a leaflet is made to be kept on paper too, and is printed on one sheet. */
export const Prose = ({ isLeaflet = false, children }: { isLeaflet?: boolean; children: ReactNode }) => (
  <div className={isLeaflet ? 'prose leaflet' : 'prose'}>{children}</div>
);
