/** Apart from the other rules, which need the library for schemas. */
export const requiredText = 'This field is required';
