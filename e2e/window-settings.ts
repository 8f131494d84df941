/**
 * The window of the journeys. Drawing the frames of every motion takes about a seventh of a run's processor time; tests
 * about motion ask for it.
 */
export const windowSettings = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
