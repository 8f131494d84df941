export * from './report/report.ts';
