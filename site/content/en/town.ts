/** What is around the text of a town's page. */
export const town = {
  distance: ({ miles }: { miles: string }) => `${miles} from our yard`,
};
