import { md } from '../md.ts';

/** The question that tells whom to call, and an answer for each place. */
export const whoToCall = {
  question: '¿Dónde quedó el carro?',
  danger: md`¿Heridos, humo, fuego o miedo? Llame al [911](tel:911), esté donde esté el carro.`,
  dial: 'marque a mano',
  inLine: {
    danger: 'Heridos, humo, fuego, en un carril o con miedo',
    ours: '{if tollRoads}A salvo en otra carretera{end}{unless tollRoads}A salvo donde está{end}',
  },
  lane: {
    title: 'En un carril, o sin lugar seguro',
    answer: md`Quédense adentro, con los cinturones puestos y las luces de emergencia encendidas, y hagan lo que les digan en el 911. La policía puede cerrar un carril. Nosotros no.`,
  },
  tollRoad: {
    title: '{state: toll-road-place}',
    answer: md`{state: toll-road-answer}`,
  },
  shoulder: {
    title: '{if tollRoads}Al borde de otra carretera{end}{unless tollRoads}Al borde de la carretera{end}',
    answer: md`Bájense todos por el lado contrario al tráfico y aléjense bien del carro. Después díganos la carretera, hacia dónde iba y la última salida.{unless roundTheClock} {weAnswer}{end}`,
  },
  off: {
    title: 'En una casa o bien estacionado',
    answer: md`Con calma. Díganos la dirección y qué le pasa al carro.{unless roundTheClock} {weAnswer}{end}`,
  },
};
