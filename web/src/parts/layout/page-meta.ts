import { brand } from '../brand/brand.ts';

type Page = { title: string; description: string; path: string; isHidden?: boolean };

/** A placeholder in prerendered pages for the origin of the installation, which the server fills in. */
const originBlank = 'https://origin.invalid';
const origin = typeof window === 'undefined' ? originBlank : window.location.origin;
const card = { path: '/social-card.png', width: '1200', height: '630' };

/** One element of a page's head. */
export type PageTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { rel: string; href: string }
  | { data: object };

/** The head of a page for search engines and link previews. */
export function pageMeta({ title, description, path, isHidden = false }: Page): PageTag[] {
  const address = `${origin}${path}`;
  return [
    { title },
    { name: 'description', content: description },
    ...(isHidden ? [{ name: 'robots', content: 'noindex' }] : [{ rel: 'canonical', href: address }]),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    ...(brand.hasSocialCard ? cardTags : [{ name: 'twitter:card', content: 'summary' }]),
  ];
}

const cardTags: PageTag[] = [
  { property: 'og:image', content: `${origin}${card.path}` },
  { property: 'og:image:width', content: card.width },
  { property: 'og:image:height', content: card.height },
  { property: 'og:image:alt', content: `${brand.name}: a resume with an editor’s marks on it` },
  { name: 'twitter:card', content: 'summary_large_image' },
];

export type QuestionAndAnswer = { question: string; answer: string };

/** Questions and answers as structured data for search engines. */
export const questionsMeta = (questions: QuestionAndAnswer[]): PageTag => ({
  data: {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  },
});
