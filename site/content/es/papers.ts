/** What a fleet asks for before the first tow. */
export const papers = {
  usdot: 'Número USDOT',
  certificate: 'Certificado de seguro',
  w9: 'W-9',
  accounts: 'Facturas y órdenes de compra',
  terms: 'Condiciones',
  pay: 'Pagar una factura',
};
