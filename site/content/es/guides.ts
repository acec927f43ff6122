import type { Conditions } from '../conditions.ts';
import { guides as english } from '../en/guides.ts';

/** The pages of answers, beside their texts in guides/. The page with the card for cabs is in English only. */
export const guides = (conditions: Conditions) => ({
  ...english(conditions),
  yard: { address: 'Dirección', hours: 'Horario de entrega', papers: 'Traiga', payment: 'Pague con' },
  rates: {
    effective: ({ date }: { date: string }) =>
      `Tarifas desde el ${date}. Son una idea del precio, no una oferta. Pregunte el suyo antes de que enganchemos su carro.`,
    table: 'Cuánto cuesta cada parte, y el total',
    item: 'Concepto',
    vehicles: { car: 'Carros, vans y pickups', motorcycle: 'Motos', heavy: 'Camiones, autobuses y casas rodantes' },
    parts: {
      flat: 'Enganche',
      includedMiles: 'Millas que incluye',
      perMile: 'Cada milla adicional',
      winchingHalfHour: 'Media hora de cable',
      storageDay: 'Día de estadía',
    },
    unpriced: 'Pregunte',
    total: ({ distance }: { distance: string }) => `Grúa de ${distance}`,
    example: ({
      vehicle,
      number,
      flat,
      paid,
      perMile,
      total,
    }: {
      vehicle: string;
      number: string;
      flat: string;
      paid: string;
      perMile: string;
      total: string;
    }) => `Ejemplo (${vehicle}), ${number} millas: ${flat} + ${paid} × ${perMile} = ${total}`,
    exampleWithWinching: ({
      vehicle,
      number,
      flat,
      paid,
      perMile,
      halfHour,
      total,
    }: {
      vehicle: string;
      number: string;
      flat: string;
      paid: string;
      perMile: string;
      halfHour: string;
      total: string;
    }) =>
      `Ejemplo (${vehicle}), ${number} millas y una hora de cable: ${flat} + ${paid} × ${perMile} + 2 × ${halfHour} = ${total}`,
  },
});
