import { brand } from '@redmark/contract';

export function SupportLink() {
  return <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>;
}
