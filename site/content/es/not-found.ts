/** The page for every address that the site does not have. */
export const notFound = {
  title: 'Página no encontrada',
  description: 'Esta página no existe. Vuelva al inicio o, si necesita una grúa, llámenos al {phone}.',
  headline: 'Hasta aquí llega el camino',
  picture: 'Una grúa con la torreta encendida, sola en una carretera vacía',
  heading: '¡Ay! Página no encontrada',
  text: 'En esta dirección no hay más que carretera. Quizá la página se movió.',
  home: 'Volver al inicio',
  band: { title: '¿Necesita una grúa?', text: 'Llámenos y díganos dónde está.' },
};
