import { fuzzesHalf } from '../support/fuzzes-half.ts';

fuzzesHalf(1);
