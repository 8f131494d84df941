export * from './endpoint.ts';
export * from './errors.ts';
export * from './grade-scale.ts';
export * from './grading.ts';
export * from './limits.ts';
export * from './resumes.ts';
export * from './site.ts';
