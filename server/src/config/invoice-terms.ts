import type { Config } from './config.ts';

/** What an invoice that is made now says, besides the placement. */
export type InvoiceTerms = {
  /** Who makes it, line by line: the brand as the heading, then legal name, address, tax number and e-mail. */
  seller: string[];
  payment: string[];
  prefix: string;
  taxName: string;
  /** The rate a new invoice starts with. */
  taxPercent: number | null;
  hasTaxNumber: boolean;
};

export function invoiceTermsOf({ brand, ...choices }: Config): InvoiceTerms {
  const { INVOICE_TAX_NAME: taxName, INVOICE_TAX_NUMBER: taxNumber } = choices;
  return {
    seller: [
      brand.name,
      choices.INVOICE_SELLER ?? brand.operator,
      ...(choices.INVOICE_ADDRESS ?? brand.address),
      ...(taxNumber === undefined ? [] : [`${taxName} number ${taxNumber}`]),
      brand.supportEmail,
    ],
    payment: choices.INVOICE_PAYMENT ?? [],
    prefix: choices.INVOICE_PREFIX,
    taxName,
    taxPercent: choices.INVOICE_TAX_RATE ?? null,
    hasTaxNumber: taxNumber !== undefined,
  };
}
