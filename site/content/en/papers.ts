/** What a fleet asks for before the first tow. */
export const papers = {
  usdot: 'USDOT number',
  certificate: 'Certificate of insurance',
  w9: 'W-9',
  accounts: 'Invoices and POs',
  terms: 'Terms',
  pay: 'Pay an invoice',
};
