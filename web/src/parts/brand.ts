/** The name on every page that is drawn before the installation can be asked for its own. */
export const brand = { name: 'Redmark', copyrightYear: 2024 } as const;
