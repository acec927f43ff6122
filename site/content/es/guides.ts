import { guides as english } from '../en/guides.ts';

/** The pages of answers, beside their texts in guides/. The page with the card for cabs is in English only. */
export const guides = {
  ...english,
  yard: { address: 'Dirección', hours: 'Horario de entrega', papers: 'Traiga', payment: 'Formas de pago' },
};
