/** By the mean radius of the earth, 6371.0088 km (IUGG): good to half a percent. */
export const earthRadiusMiles = 3958.7614;
/** By definition (https://www.nist.gov/pml/owm/si-units-length). */
export const metersPerMile = 1609.344;
