import { businessWith } from './pages.ts';

/** A company in the middle of `towns`, whose own township is the first of them; the rest are those it serves. */
const companyIn = ([center, ...towns]: readonly (readonly [string, number, number])[], serviceAreaMeters = 25_000) => {
  const [township = '', latitude = 0, longitude = 0] = center ?? [];
  const { claims } = businessWith();
  return businessWith({
    township,
    coordinates: { latitude, longitude },
    towns: towns.map(([name, latitude, longitude]) => ({ name, latitude, longitude })),
    claims: { ...claims, serviceAreaMeters },
  });
};

// Coordinates by the Census gazetteer of places and county subdivisions, to two or three decimals.
/** A county whose twelve towns stand side by side on two rivers. */
export const hudsonCounty = companyIn([
  ['Jersey City', 40.719, -74.068],
  ['Hoboken', 40.744, -74.032],
  ['Union City', 40.767, -74.032],
  ['Weehawken', 40.769, -74.02],
  ['West New York', 40.786, -74.014],
  ['Guttenberg', 40.793, -74.005],
  ['North Bergen', 40.804, -74.012],
  ['Secaucus', 40.79, -74.057],
  ['Kearny', 40.768, -74.145],
  ['East Newark', 40.75, -74.162],
  ['Harrison', 40.746, -74.156],
  ['Bayonne', 40.667, -74.119],
]);

/** The southern cape: water on three sides, and towns on the islands before the shore. */
export const capeMayCounty = companyIn([
  ['Middle', 39.04, -74.85],
  ['Cape May', 38.935, -74.906],
  ['Cape May Point', 38.937, -74.966],
  ['West Cape May', 38.939, -74.938],
  ['Lower Township', 38.976, -74.91],
  ['Wildwood Crest', 38.975, -74.834],
  ['Wildwood', 38.992, -74.815],
  ['West Wildwood', 39.001, -74.826],
  ['North Wildwood', 39.001, -74.799],
  ['Stone Harbor', 39.05, -74.758],
  ['Avalon', 39.101, -74.718],
  ['Sea Isle City', 39.153, -74.693],
  ['Dennis Township', 39.19, -74.82],
  ['Woodbine', 39.241, -74.815],
  ['Upper Township', 39.213, -74.72],
  ['Ocean City', 39.278, -74.575],
]);
