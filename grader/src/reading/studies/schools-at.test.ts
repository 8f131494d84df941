import { expect, test } from 'vitest';
import { schoolsIn } from '../../testing/read-fields.ts';

test('small words lead to the school behind a degree in other languages, on its line or the next', () => {
  expect(
    schoolsIn(`
    # Formation
    **2015 : BTS Tourisme au Lycée de l'Orme** || Leeds
    - Cours de vente
    **2012 : Licence de Lettres**
    à l'Université du Port (Leeds).
    # Compétences
    Soudure, dessin`),
  ).toEqual(["BTS Tourisme / Lycée de l'Orme", 'Licence de Lettres / Université du Port']);
  expect(
    schoolsIn(`
    # Formación
    **Licenciatura en Derecho en la Universidad del Olmo** || 2015
    # Habilidades
    Soldadura, dibujo`),
  ).toEqual(['Licenciatura en Derecho / Universidad del Olmo']);
});

test('what they lead to besides is no school', () => {
  expect(
    schoolsIn(`
    # Formation
    **2015 : BTS Services aux entreprises**
    - Cours de vente
    # Compétences
    Soudure, dessin`),
  ).toEqual(['BTS Services aux entreprises / ']);
});
