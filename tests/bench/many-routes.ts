import { isPage, type Route } from '../../build/route.ts';

/** A page of components whose body has 23 KB. */
const model = '/services/flatbed-towing/';

/** The route table of a larger site: the model page is under so many paths that there are `pages` pages in all. */
export const manyRoutes = <Given extends unknown[]>(routes: (...given: Given) => Iterable<Route>, pages: number) =>
  function* (...given: Given): Iterable<Route> {
    const own = [...routes(...given)];
    yield* own;
    const page = own.filter(isPage).find(({ path }) => path === model);
    if (!page) throw new Error(`There is no ${model}.`);
    for (let number = own.filter(isPage).length + 1; number <= pages; number += 1) {
      const path = `${model}${number}/`;
      const title = `Flatbed towing, page ${number}`;
      const description = `Page ${number} of many: which vehicles ride on a flatbed, what it carries and how to call one.`;
      yield { ...page, path, alternates: { [page.language]: path }, meta: { ...page.meta, title, description } };
    }
  };
