import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { variableNames } from '../../server/src/config/choices.ts';
import { terraformComplaints } from './terraform.ts';

const folder = new URL('../../deploy/aws/', import.meta.url);
const files = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.tf'))
    .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]),
);
const complaints = (text: string) => terraformComplaints(new Map([['a.tf', text]]));

test('every name in the module for AWS is declared once and used', () => {
  expect(files.size).toBeGreaterThan(8);
  expect(terraformComplaints(files)).toEqual([]);
});

test('every setting that the module gives to hosts is one the product reads', () => {
  const set = [...files.values()].join('\n').matchAll(/^\s+([A-Z][A-Z0-9_]{3,})\s+= |"([A-Z0-9]+_[A-Z0-9_]+)"/gm);
  const names = Array.from(set, ([, one, other]) => one ?? other ?? '');
  expect(names.length).toBeGreaterThan(20);
  const others = new Set(['DNS', 'HTTP', 'HTTPS', 'OPTIONAL', 'TMPDIR', 'RSA_2048_BIT', 'HTTP_301']);
  expect(
    names.filter((name) => !variableNames.includes(name) && !others.has(name) && !/^ALLOW_\w+_AUTH$/.test(name)),
  ).toEqual([]);
});

test('the JSON of the guide can be read', () => {
  const guide = readFileSync(new URL('../../docs/aws.md', import.meta.url), 'utf8');
  const texts = Array.from(guide.matchAll(/^```json\n([\s\S]*?)^```$/gm), ([, text = '']) => text);
  expect(texts).toHaveLength(5);
  for (const text of texts) expect(JSON.parse(text)).toBeTypeOf('object');
});

test('a module that fits together has no complaint', () => {
  const text = `variable "name" {}\nlocals {\n  id = aws_vpc.main.id\n}\nresource "aws_vpc" "main" {\n  tags = { Name = "\${var.name}-\${local.id}" }\n}\n`;
  expect(complaints(text)).toEqual([]);
});

test.each([
  ['resource "aws_vpc" "main" {\n  cidr = var.cidr\n}\n', 'a.tf: var.cidr is not declared'],
  [`resource "aws_vpc" "main" {\n  cidr = "\${local.cidr}"\n}\n`, 'a.tf: local.cidr is not declared'],
  ['output "id" {\n  value = aws_vpc.other.id\n}\n', 'a.tf: aws_vpc.other is not declared'],
  ['output "id" {\n  value = data.aws_region.here.region\n}\n', 'a.tf: data.aws_region.here is not declared'],
  ['variable "a" {}\n', 'var.a is never used'],
  ['resource "aws_vpc" "a" {}\nresource "aws_vpc" "a" {}\n', 'aws_vpc.a is declared twice'],
  ['resource "aws_vpc" "a" {\n  tags = {\n}\n', 'a.tf: brackets do not match'],
])('what does not fit is told: %s', (text, complaint) => expect(complaints(text)).toEqual([complaint]));
