-- What an opening can be reported for, and that it can be. New values can be used once this file is applied.

alter type public.report_reason add value 'scam' before 'other';
alter type public.report_reason add value 'not_a_job' before 'other';
alter type public.report_reason add value 'asks_for_money' before 'other';
alter type public.report_reason add value 'free_work' before 'other';

alter type public.report_subject add value 'opening';
