import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the memory of a build of thousands of pages small. V8 takes what the first pages are made of for what stays, and
 * would keep page after page until a full collection; it lets what did stay grow manifold before it collects at all; and
 * its nursery grows while modules are loaded, and never shrinks.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
  setFlagsFromString('--heap-growing-percent=30');
  setFlagsFromString('--semi-space-growth-factor=1');
}
