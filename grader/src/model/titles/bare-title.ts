/** A title without the colon, the dash or the blank that it ends with. */
export const bareTitle = (title: string): string => title.replace(/[\s:–-]+$/u, '');
