/** Apart from the other rules, whose library weighs more than a whole page. */
export const requiredText = 'This field is required';
