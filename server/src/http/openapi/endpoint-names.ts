import * as contract from '@redmark/contract';

type Contract = typeof contract;
/** The names of all endpoints of the contract. */
export type EndpointName = {
  [Name in keyof Contract]: Contract[Name] extends contract.Endpoint ? Name : never;
}[keyof Contract];

const isEndpoint = (value: unknown): value is contract.Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'auth' in value;

/** Every endpoint of the contract with its name. */
export const namedEndpoints = Object.entries(contract).flatMap(
  ([name, value]: [string, unknown]): [EndpointName, contract.Endpoint][] =>
    // The names of objects are texts to the compiler; this one is the name of an endpoint, as was just checked.
    isEndpoint(value) ? [[name as EndpointName, value]] : [],
);
