/** `+17325550142` as an American reads it: `(732) 555-0142`. */
export const formatPhone = (phone: string) => `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`;
