/** The pages of answers, beside their texts in guides/. */
export const guides = {
  yard: { address: 'Address', hours: 'Pickup', papers: 'Bring', payment: 'Payment' },
  /** Cards that go into cabs. */
  cab: {
    blanks: ['Unit', 'Plate', 'VIN', 'Height', 'Empty weight', 'Who approves', 'Shop or yard', 'PO number'],
  },
};
