export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  __InternalSupabase: {
    PostgrestVersion: "13"
  }
  public: {
    Tables: {
      [_ in never]: never
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      [_ in never]: never
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type Schemas = Omit<Database, "__InternalSupabase">
type DefaultSchema = "public"
type InSchema = { schema: keyof Schemas }
type Readable<Schema extends keyof Schemas> = Schemas[Schema]["Tables"] & Schemas[Schema]["Views"]
type Part<Relation, Kind extends string> = Relation extends Record<Kind, infer Found> ? Found : never

export type Tables<
  Name extends keyof Readable<DefaultSchema> | InSchema,
  Member extends Name extends InSchema ? keyof Readable<Name["schema"]> : never = never,
> = Name extends InSchema
  ? Part<Readable<Name["schema"]>[Extract<Member, keyof Readable<Name["schema"]>>], "Row">
  : Part<Readable<DefaultSchema>[Extract<Name, keyof Readable<DefaultSchema>>], "Row">

export type TablesInsert<
  Name extends keyof Schemas[DefaultSchema]["Tables"] | InSchema,
  Member extends Name extends InSchema ? keyof Schemas[Name["schema"]]["Tables"] : never = never,
> = Name extends InSchema
  ? Part<Schemas[Name["schema"]]["Tables"][Extract<Member, keyof Schemas[Name["schema"]]["Tables"]>], "Insert">
  : Part<Schemas[DefaultSchema]["Tables"][Extract<Name, keyof Schemas[DefaultSchema]["Tables"]>], "Insert">

export type TablesUpdate<
  Name extends keyof Schemas[DefaultSchema]["Tables"] | InSchema,
  Member extends Name extends InSchema ? keyof Schemas[Name["schema"]]["Tables"] : never = never,
> = Name extends InSchema
  ? Part<Schemas[Name["schema"]]["Tables"][Extract<Member, keyof Schemas[Name["schema"]]["Tables"]>], "Update">
  : Part<Schemas[DefaultSchema]["Tables"][Extract<Name, keyof Schemas[DefaultSchema]["Tables"]>], "Update">

export type Enums<
  Name extends keyof Schemas[DefaultSchema]["Enums"] | InSchema,
  Member extends Name extends InSchema ? keyof Schemas[Name["schema"]]["Enums"] : never = never,
> = Name extends InSchema
  ? Schemas[Name["schema"]]["Enums"][Extract<Member, keyof Schemas[Name["schema"]]["Enums"]>]
  : Schemas[DefaultSchema]["Enums"][Extract<Name, keyof Schemas[DefaultSchema]["Enums"]>]

export type CompositeTypes<
  Name extends keyof Schemas[DefaultSchema]["CompositeTypes"] | InSchema,
  Member extends Name extends InSchema ? keyof Schemas[Name["schema"]]["CompositeTypes"] : never = never,
> = Name extends InSchema
  ? Schemas[Name["schema"]]["CompositeTypes"][Extract<Member, keyof Schemas[Name["schema"]]["CompositeTypes"]>]
  : Schemas[DefaultSchema]["CompositeTypes"][Extract<Name, keyof Schemas[DefaultSchema]["CompositeTypes"]>]

export const Constants = {
  public: {
    Enums: {},
  },
} as const
