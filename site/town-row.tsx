import type { TownPage as Town } from './content/content.ts';
import { townSubject } from './files/structured-data/subjects.ts';
import type { Page } from './page-route.tsx';
import { TownPage } from './pages/town.tsx';
import { townPath } from './paths.ts';
import type { Site } from './site-context.ts';

/** A town's page as a row of the route table, under the page that lists the towns. */
export function townRow(site: Site, town: Town): Page {
  const { messages, shared } = site.content;
  return {
    ...town,
    path: townPath(town.slug),
    name: town.town,
    parent: { name: messages.layout.pages.contact, path: '/contact/' },
    body: <TownPage town={town} />,
    band: { title: town.band, text: shared.bandText },
    headline: town.heading,
    scene: 'car-towing',
    article: town.text,
    subject: () => townSubject(site, town),
  };
}
