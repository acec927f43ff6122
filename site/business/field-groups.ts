/** The fields as the editor groups them; those that are in none come last. */
export const groups = {
  'Your company': [
    'name',
    'legalName',
    'phone',
    'secondPhone',
    'textPhone',
    'email',
    'address',
    'url',
    'brandColor',
    'languages',
  ],
  'Where you work': ['township', 'placeKind', 'headline', 'coordinates', 'towns', 'roads', 'tollRoads', 'mapQuery'],
  'What you do': ['services', 'claims', 'leaveOut', 'relayCalls'],
  'Hours and news': ['hours', 'office', 'notice'],
  Photos: ['photos', 'logo'],
  'Prices and yard': ['rates', 'yard'],
  'Who comes': ['story', 'people', 'trucks', 'operators', 'insurance', 'license', 'policeLists', 'rideAlong', 'fleet'],
  'What others say': ['reviews', 'reviewsUrl', 'reviewUrl', 'profiles', 'recognition', 'otherTowingSites'],
};
