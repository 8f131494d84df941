export { brand } from '@redmark/contract';
