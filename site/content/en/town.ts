/** What is around the text of a town's page. */
export const town = {
  distance: ({ miles }: { miles: string }) => `${miles} from our yard`,
  roads: 'Roads we work on there',
  policeTows: 'When the police call the tow truck',
  review: 'From a customer there',
};
