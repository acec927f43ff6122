import type { Conditions } from '../conditions.ts';
import { md } from '../md.ts';

/** The question that tells whom to call, and an answer for each place. */
export const whoToCall = ({ tollRoads, roundTheClock }: Conditions) => ({
  question: '¿Dónde quedó el {vehicle}?',
  danger: [
    md`¿Hay heridos o no se siente a salvo? Llame al [911](tel:911), esté donde esté.`,
    md`¿Humo, fuego u olor a gasolina? Bájense todos por el lado contrario al tráfico, aléjense bien y después llame al 911.`,
  ],
  dial: 'marque',
  inLine: {
    danger: '¿Heridos? ¿Humo o fuego? ¿En un carril? ¿No se siente a salvo?',
    tollRoads: '{state: toll-road-question}',
    ours: tollRoads ? '¿A salvo, en otra carretera?' : '¿A salvo donde está?',
  },
  lane: {
    title: 'En un carril, o sin lugar seguro',
    answer: md`Quédense adentro con los cinturones puestos y las luces de emergencia encendidas, llame al 911 y hagan lo que les digan.`,
  },
  tollRoad: {
    title: '{state: toll-road-place}',
    answer: md`{state: toll-road-answer}`,
  },
  shoulder: {
    title: tollRoads ? 'Al borde de otra carretera' : 'Al borde de la carretera',
    answer: md`¿Ve tierra firme, por ejemplo detrás de la barrera? Bájense todos por el lado contrario al tráfico y esperen ahí, bien lejos del {vehicle}, nunca adelante ni atrás de él. Después díganos la carretera, hacia dónde iba y la última salida. ¿No la hay, o está en un puente? Quédense adentro con los cinturones puestos y las luces de emergencia encendidas, y llame al 911.${roundTheClock ? '' : ' {weAnswer} {afterHours}'}`,
  },
  off: {
    title: 'En una casa o bien estacionado',
    answer: md`Con calma. Díganos la dirección y qué le pasa al {vehicle}.${roundTheClock ? '' : ' {weAnswer} {afterHours}'}`,
  },
});
