import { placeNames } from '../places/places.ts';
import { largeTowns, towns } from '../places/towns.ts';

/**
 * Names of places and months that nothing else is called, so that a word one letter away from one is a slip of it. Names
 * that people and firms have, too, and those near another name are left out.
 */
export const fixedPlaces: readonly string[] =
  `afghanistan bangladesh indonesia malaysia pakistan singapore thailand philippines uzbekistan kazakhstan azerbaijan
  bahrain maharashtra rajasthan karnataka gujarat haryana telangana uttarakhand uttaranchal jharkhand chhattisgarh
  meghalaya arunachal himachal pradesh tamilnadu andhra hyderabad bangalore bengaluru ahmedabad coimbatore chennai
  kolkata calcutta chandigarh ghaziabad faridabad ludhiana jalandhar amritsar dehradun haridwar jamshedpur bhubaneswar
  mangalore secunderabad vijayawada visakhapatnam aurangabad vadodara jodhpur udaipur gwalior varanasi allahabad bareilly
  gorakhpur lucknow gurgaon gurugram thiruvananthapuram trivandrum tiruchirappalli pondicherry puducherry kathmandu
  rawalpindi peshawar faisalabad islamabad massachusetts connecticut pennsylvania mississippi minnesota california
  philadelphia cincinnati pittsburgh albuquerque switzerland netherlands birmingham manchester liverpool
  bangkok germany oklahoma worcester edinburgh johannesburg melbourne tennessee wisconsin michigan illinois indianapolis
  minneapolis jacksonville sacramento nebraska saskatchewan
  january february september october november december`.split(/\s+/);

const shortestLong = 7;

/** Towns and regions that are known, beside the fixed ones: only swapped letters tell a slip of theirs, as others are near. */
export const longPlaces: readonly string[] = [...placeNames, ...towns, ...largeTowns].filter(
  (name) => name.length >= shortestLong && /^[a-z]+$/.test(name),
);

/** Other spellings of such places that are in use, and other names near them. */
export const otherPlaces: ReadonlySet<string> = new Set(
  `tiruchirapalli ahmadabad vishakhapatnam katmandu bareli hardwar hardware philippine calicut rajasthani gujarati maharashtrian
  pakistani indonesian malaysian bahraini bangladeshi singaporean andhrapradesh`.split(/\s+/),
);
