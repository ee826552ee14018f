-- Adds a question where no slug is given. Answers the slug.
create function public.save_question(document jsonb, slug text default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb;
  said public.interview_questions := jsonb_populate_record(null::public.interview_questions, document);
  after public.interview_questions;
begin
  perform private.require_admin();
  said.slug := coalesce(save_question.slug, private.catalogue_slug(document ->> 'prompt_en'));
  said.hints_en := array(select hint from unnest(said.hints_en) as said_hint, private.trimmed(said_hint) as hint where hint <> '');
  said.hints_fr := array(select hint from unnest(said.hints_fr) as said_hint, private.trimmed(said_hint) as hint where hint <> '');
  if said.kind is null
    or not private.each_between(array[said.prompt_en, said.prompt_fr, said.aim_en, said.aim_fr], 10, 300) then
    perform private.fail('question_text_invalid', 'A question and its aim have 10 to 300 characters, in both languages.');
  end if;
  if cardinality(said.hints_en) not between 2 and 5 or cardinality(said.hints_fr) <> cardinality(said.hints_en)
    or exists (select from unnest(said.hints_en || said.hints_fr) as hint where length(hint) > 300) then
    perform private.fail('question_hints_invalid', 'A question has 2 to 5 hints, as many in both languages.');
  end if;
  if save_question.slug is not null then
    before := private.edited_entry('question', slug);
  end if;
  if said.slug = '' or save_question.slug is null and exists (
    select from public.interview_questions where interview_questions.slug = said.slug
  ) or exists (
    select from public.interview_questions as other
    where other.slug <> said.slug and (
      private.plain_words(other.prompt_en) = private.plain_words(private.trimmed(said.prompt_en))
      or private.plain_words(other.prompt_fr) = private.plain_words(private.trimmed(said.prompt_fr))
    )
  ) then
    perform private.fail('question_taken', 'This question is in the bank already.');
  end if;
  insert into public.interview_questions (
    slug, kind, trade, prompt_en, prompt_fr, aim_en, aim_fr, hints_en, hints_fr, edited_at
  ) values (
    said.slug, said.kind, said.trade, private.trimmed(said.prompt_en), private.trimmed(said.prompt_fr),
    private.trimmed(said.aim_en), private.trimmed(said.aim_fr), said.hints_en, said.hints_fr, now()
  )
  on conflict on constraint interview_questions_pkey do update set
    kind = excluded.kind, trade = excluded.trade, prompt_en = excluded.prompt_en, prompt_fr = excluded.prompt_fr,
    aim_en = excluded.aim_en, aim_fr = excluded.aim_fr, hints_en = excluded.hints_en, hints_fr = excluded.hints_fr,
    edited_at = now()
  returning * into after;
  perform private.log_entry('question', before, to_jsonb(after));
  return after.slug;
end
$$;
grant execute on function public.save_question to authenticated;
