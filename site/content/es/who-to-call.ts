import { md } from '../md.ts';

/** The question that tells whom to call, and an answer for each place. */
export const whoToCall = {
  question: '¿Dónde quedó el carro?',
  danger: [
    md`¿Hay heridos o no se siente a salvo? Llame al [911](tel:911), esté donde esté el carro.`,
    md`¿Humo, fuego u olor a gasolina? Bájense todos por el lado contrario al tráfico, aléjense bien y llame al 911.`,
  ],
  dial: 'marque a mano',
  inLine: {
    danger: 'Heridos, humo, fuego, en un carril o con miedo',
    tollRoads: '{state: toll-road-question}',
    ours: '{if tollRoads}¿A salvo, en otra carretera?{end}{unless tollRoads}¿A salvo donde está?{end}',
  },
  lane: {
    title: 'En un carril, o sin lugar seguro',
    answer: md`Quédense adentro, con los cinturones puestos y las luces de emergencia encendidas, y hagan lo que les digan en el 911.`,
  },
  tollRoad: {
    title: '{state: toll-road-place}',
    answer: md`{state: toll-road-answer}`,
  },
  shoulder: {
    title: '{if tollRoads}Al borde de otra carretera{end}{unless tollRoads}Al borde de la carretera{end}',
    answer: md`Si hay un lugar seguro, como tierra firme detrás de la barrera, bájense todos por el lado contrario al tráfico y esperen ahí, bien lejos del carro. Después díganos la carretera, hacia dónde iba y la última salida. ¿No lo hay? Quédense adentro con los cinturones puestos y llame al 911.{unless roundTheClock} {weAnswer}{end}`,
  },
  off: {
    title: 'En una casa o bien estacionado',
    answer: md`Con calma. Díganos la dirección y qué le pasa al carro.{unless roundTheClock} {weAnswer}{end}`,
  },
};
