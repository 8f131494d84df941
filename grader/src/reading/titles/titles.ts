export { kindOfTitle, withoutSpan } from '../../model/titles/kind-of-title.ts';
